import { createContext, useContext, type ReactNode } from 'react';
import type { Inline } from '../../textPage';
import { OutsideLink } from './OutsideLink';

export type Slots = Readonly<Record<string, ReactNode>>;

/** What stands in the places that a text names. */
export const SlotsContext = createContext<Slots>({});

/** Text with what stands in it. */
export const Inlines = ({ of }: { readonly of: readonly Inline[] }) =>
  of.map((inline, at) => (typeof inline === 'string' ? inline : <InlineOf key={at} {...inline} />));

function InlineOf(inline: Exclude<Inline, string>) {
  const slots = useContext(SlotsContext);
  switch (inline.type) {
    case 'strong':
    case 'aside': {
      const Tag = inline.type === 'strong' ? 'b' : 'small';
      return (
        <Tag>
          <Inlines of={inline.of} />
        </Tag>
      );
    }
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return <OutsideLink href={inline.to}>{inline.text}</OutsideLink>;
    case 'day':
      return <time dateTime={inline.day}>{inWords(inline.day)}</time>;
    case 'slot':
      return slots[inline.name];
  }
}

/** The same day in every time zone. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
