/** A step of the space scale (2 is `--s-2`), another length, or up to four of them as in CSS: '1 3', '6px 3'. */
type Space = number | string;

/**
 * How a part of a view is laid out and what it looks like, in tokens: values by the names of their properties in
 * CSS, or by a shorter one. `Layout` takes them as props, and a component with further rules as `row({ gap: 2 })`.
 */
interface Values {
  gap: Space;
  pad: Space;
  padInline: Space;
  margin: Space;
  inset: Space;
  align: string;
  justify: string;
  /** Of a Stack or Grid: its children within their columns, and its rows within its height. */
  items: string;
  content: string;
  /** How many equal ones, or as in CSS. */
  columns: number | string;
  rows: number | string;
  display: string;
  order: number;
  position: string;
  flex: number | string;
  width: string;
  height: string;
  minWidth: number | string;
  minHeight: number | string;
  maxWidth: string;
  maxHeight: string;
  overflow: string;
  /** Names of tokens: 'text-2', 'surface-1', 'radius-s'. */
  ink: string;
  ground: string;
  corners: string;
  size: 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  weight: number;
  /** Where there is a hairline; 'control' is the one around what can be operated. */
  edge: 'all' | 'top' | 'bottom' | 'left' | 'right' | 'control' | 'none';
  /** px of the window; in a narrower one there is one column. */
  foldsBelow: number;
  /** How many lines are seen of it. */
  lines: number;
}

const FLAGS = {
  inline: 'display:inline-flex;',
  /** Takes no part in the layout: its children do. */
  contents: 'display:contents;',
  wrap: 'flex-wrap:wrap;',
  /** After the room that the others leave. */
  atEnd: 'margin-left:auto;',
  centred: 'text-align:center;',
  /** Digits of equal width, so that a counting number does not move its neighbours. */
  num: 'font-variant-numeric:tabular-nums;',
  mono: 'font-family:var(--font-mono);',
  nowrap: 'white-space:nowrap;',
  /** One line, cut with an ellipsis where the space ends. */
  cut: 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap;',
  /** Long words break. */
  breaks: 'overflow-wrap:anywhere;',
  /** Light in both themes, as the paper of an article. */
  paper: 'border:1px solid var(--paper-line);background:var(--paper);color-scheme:light;',
  /** A button without the look of one. */
  bare: 'border:0;background:none;text-align:left;cursor:pointer;',
  /** Shows under the pointer that it can be pressed. */
  hovers: '&:hover{background:var(--surface-hover);}',
  notOnPhone: '@media (max-width:767px){display:none;}',
  notPrinted: '@media print{display:none;}',
} as const;

export type Look = { readonly [K in keyof Values]?: Values[K] | undefined } & {
  readonly [K in keyof typeof FLAGS]?: boolean | undefined;
};

const PROPERTIES: Readonly<Record<string, string>> = {
  pad: 'padding',
  padInline: 'padding-inline',
  align: 'align-items',
  justify: 'justify-content',
  items: 'justify-items',
  content: 'align-content',
  columns: 'grid-template-columns',
  rows: 'grid-template-rows',
  ink: 'color',
  ground: 'background',
  corners: 'border-radius',
  size: 'font-size',
  weight: 'font-weight',
};

function valueOf(name: string, value: number | string): string {
  const text = String(value);
  if (/^(gap|pad.*|margin|inset)$/.test(name))
    return text.replace(/(?<![^ ])[1-9]\d?(?![^ ])/g, 'var(--s-$&)');
  if (/^(ink|ground|corners)$/.test(name))
    return /^(inherit|none|transparent)$/.test(text) ? text : `var(--${text})`;
  if (name === 'size') return `var(--t-${text})`;
  if (/^(columns|rows)$/.test(name) && typeof value === 'number')
    return `repeat(${text},minmax(0,1fr))`;
  return text;
}

function ruleOf(name: string, value: number | string): string {
  if (name === 'edge') {
    if (value === 'none') return 'border:0;';
    if (value === 'control') return 'border:1px solid var(--border-control);';
    return `border${value === 'all' ? '' : `-${value}`}:1px solid var(--border);`;
  }
  if (name === 'lines')
    return `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${value};`;
  if (name === 'foldsBelow') return below(Number(value), { columns: 1 });
  const property = PROPERTIES[name] ?? name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
  return `${property}:${valueOf(name, value)};`;
}

/** The rules of a look; those for a state or a narrow window are the last. */
export function look(values: Look): string {
  let always = '';
  let sometimes = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false) continue;
    const css = value === true ? (FLAGS[name as keyof typeof FLAGS] ?? '') : ruleOf(name, value);
    if (/^[@&]/.test(css)) sometimes += css;
    else always += css;
  }
  return always + sometimes;
}

export const ROW = 'display:flex;align-items:center;';
export const COLUMN = 'display:flex;flex-direction:column;';
export const STACK = 'display:grid;';

export const row = (values: Look): string => ROW + look(values);
export const column = (values: Look): string => COLUMN + look(values);
export const stack = (values: Look): string => STACK + look(values);

/** A look in windows narrower than so many px. */
export function below(px: number, values: Look): string {
  return `@media (max-width:${px - 1}px){${look(values)}}`;
}
