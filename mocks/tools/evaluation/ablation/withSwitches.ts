import ts from 'typescript';
import { RULE_FOLDERS } from '../../rules/ruleFolders';
import { neutralAnswer, subjectOf, type Signature } from './neutralAnswer';
import { SWITCHES } from './switches';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Rule = ts.FunctionDeclaration | ts.ArrowFunction;

const NUMBER = /^-?[\d(.]/;
const CAPITALS = /^[A-Z][A-Z0-9_]+$/;
/** What it kept of one variant would answer for the next. */
const KEEPS_RESULTS = /^onceFor\(/;

/**
 * The source of one of the engine's files, rewritten so that {@link SWITCHES} can leave its rules out and move its
 * numbers while it runs. Rules are the exported functions of the folders that `npm run rules` lists.
 *
 * @param file its path in the engine, without ending
 */
export function withSwitches(file: string, source: string): string {
  const tree = ts.createSourceFile(`${file}.ts`, source, ts.ScriptTarget.Latest, true);
  const isOfRules = RULE_FOLDERS.some((folder) => file.slice(0, file.lastIndexOf('/')) === folder);
  const edits = tree.statements.flatMap((statement): Edit[] => {
    if (ts.isFunctionDeclaration(statement)) {
      const { name } = statement;
      if (name && `${file}:${name.text}` === PAINTS) return paintEdits(statement, name);
      return isOfRules && name && statement.body ? ruleEdits(file, statement, statement, name) : [];
    }
    if (!ts.isVariableStatement(statement)) return [];
    const [declaration] = statement.declarationList.declarations;
    const { name, initializer } = declaration ?? {};
    if (!initializer || !name || !ts.isIdentifier(name)) return [];
    if (ts.isArrowFunction(initializer)) {
      return isOfRules ? ruleEdits(file, statement, initializer, name) : [];
    }
    return valueEdits(file, statement, name.text, initializer);
  });
  if (edits.length === 0) return source;
  return `const $switches = ${SWITCHES};\n${applied(source, edits)}`;
}

/** Painting takes most of the time of finding drawings, and depends on no rule. */
const PAINTS = 'page/renderPage:renderPageColour';

function paintEdits(statement: ts.FunctionDeclaration, name: ts.Identifier): Edit[] {
  const painted = `$switches.painted(dpi, () => ${name.text}$once(raster, page, dpi))`;
  const remembering = `\nexport function ${name.text}(raster, page, dpi) { return ${painted}; }\n`;
  return [
    { start: name.getStart(), end: name.end, text: `${name.text}$once` },
    { start: statement.end, end: statement.end, text: remembering },
  ];
}

/** The rule under another name, and a function in its place that asks whether it is switched off. */
function ruleEdits(
  file: string,
  statement: ts.FunctionDeclaration | ts.VariableStatement,
  rule: Rule,
  name: ts.Identifier,
): Edit[] {
  const exported = statement.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!exported || (ts.isFunctionDeclaration(rule) && rule.asteriskToken)) return [];
  const id = `${file}:${name.text}`;
  const signature = signatureOf(rule);
  const neutral = neutralAnswer(id, signature);
  if (neutral === undefined) return [];
  const inPlace = signature.returns === 'void' ? subjectOf(signature) : -1;
  const about = `${JSON.stringify(id)}, ${name.text}$rule, args, (args) => (${neutral}), ${inPlace}`;
  const switched = `\nexport function ${name.text}(...args) { return $switches.call(${about}); }\n$switches.rules.add(${JSON.stringify(id)});\n`;
  return [
    { start: exported.getStart(), end: exported.end, text: '' },
    { start: name.getStart(), end: name.end, text: `${name.text}$rule` },
    { start: statement.end, end: statement.end, text: switched },
  ];
}

function signatureOf(rule: Rule): Signature {
  const textOf = (type: ts.TypeNode | undefined) => type?.getText().replaceAll(/\s+/g, ' ') ?? '';
  return {
    parameters: rule.parameters.map(({ type }) => textOf(type)),
    returns: textOf(rule.type),
  };
}

/** A number that can be moved, or a value that is made anew when a number moves. */
function valueEdits(
  file: string,
  { declarationList }: ts.VariableStatement,
  name: string,
  initializer: ts.Expression,
): Edit[] {
  const text = initializer.getText();
  const isNumber = CAPITALS.test(name) && NUMBER.test(text);
  const isDerived = KEEPS_RESULTS.test(text)
    ? !file.startsWith('tasks/')
    : namesNumber(initializer);
  const isShared = declarationList.declarations.length > 1;
  if (isShared || (!isNumber && !isDerived)) return [];
  const id = isNumber ? JSON.stringify(`${file}:${name}`) : 'undefined';
  const made = `$switches.value(${id}, () => (${text}), ($value) => { ${name} = $value; })`;
  const keyword = declarationList.getStart();
  return [
    { start: keyword, end: keyword + 'const'.length, text: 'let' },
    { start: initializer.getStart(), end: initializer.end, text: made },
  ];
}

const namesNumber = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && CAPITALS.test(node.text)) ||
  ts.forEachChild(node, (child) => namesNumber(child) || undefined) === true;

function applied(source: string, edits: readonly Edit[]): string {
  let text = source;
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + by + text.slice(end);
  }
  return text;
}
