import { Marked } from 'marked';

/** A bare address is text, as in the citation: links are written as such. */
const marked = new Marked({ tokenizer: { url: () => undefined } });

/** Who reads what follows, until the next of them. */
const READERS = {
  '<!-- with services -->': 'services',
  '<!-- in the browser -->': 'browser',
  '<!-- everywhere -->': undefined,
};

/**
 * Compiles a page of text: `#` its title, `##` its sections, `###` their parts, and after `---` what it ends with.
 * `{name}` is a place for something that the application puts there.
 *
 * @param {string} source Markdown
 * @returns the page as plain data (src/features/overlays/textPage.ts)
 * @throws for Markdown that the page cannot show
 */
export function compileMarkdown(source) {
  const page = { title: '', blocks: [], sections: [], foot: [] };
  let only;
  let blocks = page.blocks;
  const heading = ({ depth, text }) => {
    if (depth === 1) page.title = text;
    else blocks = addSection(depth === 2 ? page : page.sections.at(-1), { title: text, only });
  };
  for (const token of marked.lexer(source)) {
    if (token.type === 'heading') heading(token);
    else if (token.type === 'hr') blocks = page.foot;
    else if (token.type === 'html') only = readerOf(token);
    else if (token.type !== 'space') blocks.push({ ...block(token), only });
  }
  return page;
}

function addSection({ sections }, section) {
  const blocks = [];
  sections.push({ ...section, blocks, sections: [] });
  return blocks;
}

function readerOf({ raw }) {
  const marker = raw.trim();
  if (!(marker in READERS))
    throw new Error(`Only these comments are understood: ${Object.keys(READERS)}`);
  return READERS[marker];
}

const refuse = ({ type, raw }) => {
  throw new Error(`A page cannot show "${type}": ${raw}`);
};

const BLOCKS = {
  // Buttons and links: something to do, in a row.
  paragraph: ({ tokens }) => {
    const of = inline(tokens);
    return { type: ['slot', 'link'].includes(of[0].type) ? 'actions' : 'paragraph', of };
  },
  list: ({ ordered, items }) => ({
    type: 'list',
    ordered,
    items: items.map(({ tokens }) => inline(tokens)),
  }),
  table: ({ header, rows }) => ({
    type: 'table',
    head: header.map(cell),
    groups: groupsOf(rows.map((row) => row.map(cell))),
  }),
  blockquote: ({ text }) => ({ type: 'quote', text }),
  code: ({ text }) => ({ type: 'code', text }),
};

const block = (token) => (BLOCKS[token.type] ?? refuse)(token);
const cell = ({ tokens }) => inline(tokens);

/** A row with nothing but its first cell is the title of those below it. */
function groupsOf(rows) {
  const groups = [];
  for (const [first, ...others] of rows) {
    const isTitle = others.every(({ length }) => length === 0);
    if (isTitle) groups.push({ title: first, rows: [] });
    else {
      if (groups.length === 0) groups.push({ rows: [] });
      groups.at(-1).rows.push([first, ...others]);
    }
  }
  return groups;
}

const INLINE = {
  text: ({ text, tokens }) => (tokens ? inline(tokens) : withPlaces(text)),
  escape: ({ text }) => [text],
  strong: ({ tokens }) => [{ type: 'strong', of: inline(tokens) }],
  em: ({ tokens }) => [{ type: 'aside', of: inline(tokens) }],
  codespan: ({ text }) => [{ type: 'code', text }],
  link: (token) =>
    /^https:\/\//.test(token.href)
      ? [{ type: 'link', to: token.href, text: token.text }]
      : refuse(token),
};

const inline = (tokens) => tokens.flatMap((token) => (INLINE[token.type] ?? refuse)(token));

/** A name in braces, or a day (ISO 8601). */
const PLACES = /\{(?<slot>\w+)\}|(?<day>\b\d{4}-\d\d-\d\d\b)/g;

function withPlaces(text) {
  const parts = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(PLACES)) {
    parts.push(text.slice(end, index));
    parts.push(
      groups.slot ? { type: 'slot', name: groups.slot } : { type: 'day', day: groups.day },
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
