import type { types as BabelTypes, NodePath, PluginObj } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Babel plugin that compiles the English messages which the Lingui macro leaves in the code, so that the browser needs
 * neither an English catalog nor a message parser.
 */
export function compileMessages({ types }: { types: typeof BabelTypes }): PluginObj {
  const compile = (path: NodePath<BabelTypes.ObjectProperty>) => {
    const { key, value } = path.node;
    if (!types.isIdentifier(key, { name: 'message' }) || !types.isStringLiteral(value)) return;
    const siblings = types.isObjectExpression(path.parent) ? path.parent.properties : [];
    const hasId = siblings.some(
      (other) => types.isObjectProperty(other) && types.isIdentifier(other.key, { name: 'id' }),
    );
    if (hasId) path.node.value = types.valueToNode([compileMessage(value.value)].flat());
  };
  const compileAttribute = (path: NodePath<BabelTypes.JSXAttribute>) => {
    const { name, value } = path.node;
    const parent = path.parent;
    if (name.name !== 'message' || !types.isStringLiteral(value) || !types.isJSXOpeningElement(parent)) return;
    if (!types.isJSXIdentifier(parent.name) || !parent.name.name.includes('Trans')) return;
    path.node.value = types.jsxExpressionContainer(types.valueToNode([compileMessage(value.value)].flat()));
  };
  return {
    visitor: {
      Program: {
        exit: (program) => program.traverse({ ObjectProperty: compile, JSXAttribute: compileAttribute }),
      },
    },
  };
}
