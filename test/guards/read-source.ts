import ts from 'typescript-api';

/** Something found in a source file. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The syntax tree of a source file. */
export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Where code reads the clock or rolls dice instead of taking time and chance as arguments. */
export function impureUses(tree: ts.SourceFile): Finding[] {
  return nodesOf(tree)
    .filter((node) => ts.isIdentifier(node) && (isName(node) ? formatsNow(node) : isImpure(node)))
    .map((node) => at(node, node.parent.getText()));
}

/** The exports that a file only passes on from another file. */
export function passedOnExports(tree: ts.SourceFile): Finding[] {
  return tree.statements
    .filter((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
    .map((statement) => at(statement, statement.getText()));
}

/** Default exports, also the ones written `export { x as default }`. */
export function defaultExports(tree: ts.SourceFile): Finding[] {
  return nodesOf(tree)
    .filter(
      (node) =>
        ts.isExportAssignment(node) ||
        node.kind === ts.SyntaxKind.DefaultKeyword ||
        (ts.isExportSpecifier(node) && node.name.text === 'default'),
    )
    .map((node) => at(node, 'export default'));
}

/** What a file imports, also as a type or on demand. */
export function importedPaths(tree: ts.SourceFile): Finding[] {
  return nodesOf(tree)
    .filter((node) => ts.isStringLiteral(node))
    .filter(({ parent }) => isImport(parent) || (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)))
    .map((node) => at(node, node.text));
}

/** The functions that a file exports, and whether a docstring says what they mean. */
export function exportedFunctions(tree: ts.SourceFile): (Finding & { readonly documented: boolean })[] {
  return tree.statements.filter(isExported).flatMap((statement) =>
    functionNames(statement).map((name) => ({
      ...at(statement, name),
      documented: ts.getJSDocCommentsAndTags(statement).length > 0,
    })),
  );
}

/** Where a refusal gets its message as a literal instead of a text that is marked for translation. */
export function unmarkedMessages(tree: ts.SourceFile): Finding[] {
  const nodes = nodesOf(tree);
  const declared = nodes.filter((node) => ts.isVariableDeclaration(node));
  const isLiteral = (node: ts.Node | undefined): boolean => {
    if (node === undefined) return false;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
    if (ts.isConditionalExpression(node)) return isLiteral(node.whenTrue) || isLiteral(node.whenFalse);
    if (ts.isBinaryExpression(node)) return isLiteral(node.left) || isLiteral(node.right);
    if (!ts.isIdentifier(node)) return false;
    return declared.some(({ name, initializer }) => name.getText() === node.text && isLiteral(initializer));
  };
  return nodes.flatMap((node) => {
    const message = messageOf(node);
    return isLiteral(message) ? [at(node, node.getText().split('\n')[0] ?? '')] : [];
  });
}

/** The message in `new AppError(message)`, `invalid(message)` and `{ code, message }`. */
function messageOf(node: ts.Node): ts.Node | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') return node.arguments?.[0];
  if (ts.isCallExpression(node) && node.expression.getText() === 'invalid') return node.arguments[0];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const [code, message] = ['code', 'message'].map((name) =>
    node.properties.find((property) => property.name?.getText() === name),
  );
  if (code === undefined || message === undefined) return undefined;
  return ts.isPropertyAssignment(message) ? message.initializer : message.name;
}

/** The comments of a file. A `//` inside a text isn't one as long as no blank stands before it. */
export function commentsOf(text: string): Finding[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm)].map((found) => ({
    line: text.slice(0, found.index).split('\n').length,
    text: found[0],
  }));
}

function isImpure(node: ts.Identifier): boolean {
  const { parent } = node;
  const member = ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent.name.text : undefined;
  switch (node.text) {
    case 'globalThis':
      return true;
    case 'Math':
      return member === undefined || member === 'random';
    case 'Date':
      if (ts.isTypeNode(parent) || isClassTested(node)) return false;
      if (ts.isNewExpression(parent)) return parent.arguments === undefined || parent.arguments.length === 0;
      return member !== 'UTC' && member !== 'parse';
    default:
      return false;
  }
}

/** Formatting without a date formats the present moment. */
function formatsNow({ text, parent }: ts.Identifier): boolean {
  return /^format(ToParts)?$/.test(text) && ts.isCallExpression(parent.parent) && parent.parent.arguments.length === 0;
}

/** The identifier names a member or a property; it stands for no variable. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}

function isClassTested(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
}

function isImport(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
}

function isExported(node: ts.Statement): boolean {
  return ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function functionNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(
      ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
    )
    .map(({ name }) => name.getText());
}

/** The nodes of each tree, which several rules walk. */
const NODES = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** Every node inside a file, parents before children. */
function nodesOf(tree: ts.SourceFile): readonly ts.Node[] {
  const walked = NODES.get(tree);
  if (walked !== undefined) return walked;
  const nodes: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(walk);
  };
  tree.forEachChild(walk);
  NODES.set(tree, nodes);
  return nodes;
}

function at(node: ts.Node, text: string): Finding {
  return { line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1, text };
}
