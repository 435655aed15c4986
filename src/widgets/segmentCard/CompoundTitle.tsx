import { saidOrProposed } from '@/domain/compoundLabel';
import type { CompoundDraft } from '@/domain/compoundDraft';
import type { Segment } from '@/domain/segment';
import { selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Row } from '@/ui/Layout/Layout';
import { PrintedLabel } from './PrintedLabel';
import { SaidWords, Words } from './PrintedLabel.styles';

interface CompoundTitleProps {
  readonly segment: Pick<Segment, 'id' | 'label'>;
}

/** On one line: the compound's number and name, as a person said, otherwise as the page prints them. */
export function CompoundTitle({ segment: { id, label } }: CompoundTitleProps) {
  const draft = useSelectorWith(selectCompoundDraft, id);
  if (draft.number === undefined && draft.name === undefined) {
    return label ? <PrintedLabel label={label} /> : null;
  }
  return <SaidTitle said={draft} title={saidOrProposed(label, draft)} />;
}

/** With spaces that stay at the beginning of an element. */
const SEPARATOR = '\u00a0·\u00a0';

type Title = Pick<CompoundDraft, 'number' | 'name'>;

/** A part of which a person said nothing keeps the dashes of what was found. */
function SaidTitle({ said, title }: { readonly said: Title; readonly title: Title }) {
  const parts = (['number', 'name'] as const)
    .map((field) => ({
      field,
      text: title[field],
      isSaid: said[field] !== undefined,
    }))
    .filter(({ text = '' }) => text !== '');
  if (parts.length === 0) return null;
  return (
    <Row
      as="span"
      $inline
      $align="baseline"
      $minWidth={0}
      title={parts.map(({ text }) => text).join(' · ')}
    >
      {parts.map(({ field, text, isSaid }, index) => {
        const Part = isSaid ? SaidWords : Words;
        return (
          <Part key={field}>
            {index > 0 && SEPARATOR}
            {text}
          </Part>
        );
      })}
    </Row>
  );
}
