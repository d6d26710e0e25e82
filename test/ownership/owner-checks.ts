import ts from 'typescript-api';
import { parse } from '#test/guards/read-source.ts';

/** A condition in the code that restricts data to its owner. */
export interface OwnerCheck {
  readonly number: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The function that contains it. */
  readonly within: string;
  readonly text: string;
}

/** Columns with the owner of a row. */
const OWNER_COLUMNS = /^(userId|patientId|subjectId|holderHash|visitorHash)$/;

/** Prepended to a file with switches: for the disabled check, `__owned` and `__guards` behave as if it were missing. */
const SWITCH = `import { sql as __sql } from 'drizzle-orm';
globalThis.__hits ??= new Set();
globalThis.__out ??= Number(process.env['OWNER_CHECK_OUT'] ?? 0);
const __owned = (n, condition) => { globalThis.__hits.add(n); return globalThis.__out === n ? __sql\`true\` : condition; };
const __guards = (n, refuse) => { globalThis.__hits.add(n); return globalThis.__out === n ? false : refuse; };
`;

/** Returns the checks of a file, numbered from `first`, and its source with a switch at each of them. */
export function switchable(
  file: string,
  source: string,
  first: number,
): { readonly checks: readonly OwnerCheck[]; readonly text: string } {
  const tree = parse(file, source);
  const tables = tablesOf(tree);
  const found = [...conditions(tree, tables), ...refusals(tree, file)].sort((a, b) => a.node.pos - b.node.pos);
  let text = source;
  const checks = found.map(({ node }, index) => ({
    number: first + index,
    file,
    line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    within: functionAround(node),
    text: node.getText().replaceAll(/\s+/g, ' '),
  }));
  for (const [index, { node, by }] of [...found.entries()].reverse()) {
    text = `${text.slice(0, node.getStart())}${by}(${first + index}, ${node.getText()})${text.slice(node.getEnd())}`;
  }
  return { checks, text: checks.length === 0 ? source : SWITCH + text };
}

interface Found {
  readonly node: ts.Node;
  readonly by: '__owned' | '__guards';
}

/** Finds `eq(table.ownerColumn, user)`, except joins of two columns, of tables or of queries. */
function conditions(tree: ts.SourceFile, tables: ReadonlySet<string>): Found[] {
  const joined = new Set([...tables, ...queriesOf(tree)]);
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'eq') return [];
    const [column, value] = node.arguments;
    if (column === undefined || value === undefined || columnOf(value, joined) !== undefined) return [];
    const named = columnOf(column, tables);
    const isOwner =
      named !== undefined && (OWNER_COLUMNS.test(named.column) || (named.table === 'users' && named.column === 'id'));
    return isOwner ? [{ node, by: '__owned' as const }] : [];
  });
}

/** Comparisons with null or undefined, which check no owner. */
const IS_THERE = /[!=]==\s*(null|undefined)\b/g;

/** Finds the refusals of `route.ts`, and comparisons with the caller's own id in other files. */
function refusals(tree: ts.SourceFile, file: string): Found[] {
  const isGate = file.endsWith('platform/server/http/route.ts');
  return nodesOf(tree)
    .filter((node) => ts.isIfStatement(node))
    .map(({ expression }) => expression)
    .filter((condition) =>
      isGate
        ? throwsRefusal(condition)
        : /\b(user\.id|userId)\b.*!==|!==.*\b(user\.id)\b/.test(condition.getText().replaceAll(IS_THERE, '')),
    )
    .map((node) => ({ node, by: '__guards' as const }));
}

function throwsRefusal(condition: ts.Expression): boolean {
  const statement = condition.parent;
  return (
    ts.isIfStatement(statement) &&
    /AppError\((.*SIGNED_OUT|FORBIDDEN|NO_SUCH_USER)\)/.test(statement.thenStatement.getText())
  );
}

function columnOf(node: ts.Expression, tables: ReadonlySet<string>): { table: string; column: string } | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const table = node.expression.text;
  return tables.has(table) ? { table, column: node.name.text } : undefined;
}

/** Names of subqueries used in joins: `const seen = ….as('seen')`. */
function queriesOf(tree: ts.SourceFile): string[] {
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return [];
    return /\.as\('\w+'\)$/.test(node.initializer.getText()) ? [node.name.getText()] : [];
  });
}

function tablesOf(tree: ts.SourceFile): ReadonlySet<string> {
  const imports = tree.statements.filter((statement) => ts.isImportDeclaration(statement));
  const ofSchema = imports.filter(({ moduleSpecifier }) => moduleSpecifier.getText().includes('#db/schema/'));
  return new Set(
    ofSchema.flatMap(({ importClause }) => {
      const named = importClause?.namedBindings;
      return named !== undefined && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
    }),
  );
}

function functionAround(node: ts.Node): string {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isFunctionDeclaration(around)) return around.name?.text ?? '';
    if (ts.isVariableDeclaration(around) && ts.isSourceFile(around.parent.parent.parent)) return around.name.getText();
  }
  return '';
}

function nodesOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return [node, ...children.flatMap(nodesOf)];
}
