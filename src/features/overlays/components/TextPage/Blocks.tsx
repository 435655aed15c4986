import type { Block } from '../../textPage';
import { Inlines } from './Inlines';
import { Actions, Code, NumberedList, PlainList, Quote } from './Blocks.styles';
import { TextTable } from './TextTable';

/** Paragraphs, lists, tables. Their places in the text are their identity: it never changes. */
export const Blocks = ({ of }: { readonly of: readonly Block[] }) =>
  of.map((block, at) => <BlockOf key={at} {...block} />);

function BlockOf(block: Block) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.of} />
        </p>
      );
    case 'actions':
      return (
        <Actions>
          <Inlines of={block.of} />
        </Actions>
      );
    case 'list': {
      const List = block.ordered ? NumberedList : PlainList;
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Inlines of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TextTable {...block} />;
    case 'quote':
      return <Quote>{block.text}</Quote>;
    case 'code':
      return <Code>{block.text}</Code>;
  }
}
