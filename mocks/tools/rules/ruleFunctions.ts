import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** An exported function of a file of rules. */
export interface RuleFunction {
  readonly name: string;
  /** The types of what it is given, without the vocabulary that all have. */
  readonly reads: string;
}

/** A number that a file names. */
export interface NamedNumber {
  readonly name: string;
  readonly value: string;
}

/** What a file of rules exports and the numbers that it names. */
export function ruleFunctions(file: string): {
  readonly functions: readonly RuleFunction[];
  readonly numbers: readonly NamedNumber[];
} {
  const source = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const functions: RuleFunction[] = [];
  const numbers: NamedNumber[] = [];
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      if (isExported(statement)) functions.push(functionOf(statement.name.text, statement));
      continue;
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      if (!ts.isArrowFunction(initializer)) {
        const value = initializer.getText();
        if (/^-?[\d(.]/.test(value)) numbers.push({ name: name.text, value });
      } else if (isExported(statement)) functions.push(functionOf(name.text, initializer));
    }
  }
  return { functions, numbers };
}

const isExported = ({ modifiers }: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function functionOf(name: string, { parameters }: ts.SignatureDeclaration): RuleFunction {
  const types = parameters.map(({ type }) => plain(type?.getText() ?? ''));
  return { name, reads: [...new Set(types.filter((type) => !UNSAID.test(type)))].join(', ') };
}

/** Says nothing of what a rule looks at. */
const UNSAID = /^(?:PixelGraphClasses|number|)$/;

const plain = (type: string): string =>
  type
    .replaceAll(/readonly |Readonly(?=Map|Set)/g, '')
    .replaceAll(/Pick<(\w+),[^>]*>/g, '$1')
    .replaceAll(/\s+/g, ' ');
