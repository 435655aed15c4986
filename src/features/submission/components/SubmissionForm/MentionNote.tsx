import type { OrganismDetails } from '@/domain/submission/articleCandidates';
import { ORGANISM_DETAILS } from '@/domain/submission/organismFields';
import type { Offer, OrganismOffer } from '@/domain/submission/offers';
import { labelText } from '@/domain/labels';

interface MentionNoteProps {
  readonly offer: Offer | OrganismOffer;
}

/** Where and in which words the article mentions a candidate, so that a reader can judge it. */
export function MentionNote({ offer }: MentionNoteProps) {
  const { value, label, mention } = offer;
  const details = 'details' in offer && offer.details ? detailsInWords(offer.details) : '';
  return (
    <>
      {details !== '' && <>{details}. </>}
      {mention ? (
        <>
          {mention.page !== undefined && <b>Page {mention.page}: </b>}
          <Sentence of={mention.sentence} value={value} />
        </>
      ) : (
        `From the annotations: ${labelText(label)}. Not found in the text`
      )}
    </>
  );
}

/** The sentence with the name highlighted; if it is spelled differently there, nothing is highlighted. */
function Sentence({ of, value }: { readonly of: string; readonly value: string }) {
  const at = of.toLowerCase().indexOf(value.toLowerCase());
  if (at < 0) return of;
  const end = at + value.length;
  return (
    <>
      {of.slice(0, at)}
      <mark>{of.slice(at, end)}</mark>
      {of.slice(end)}
    </>
  );
}

function detailsInWords(details: OrganismDetails): string {
  return ORGANISM_DETAILS.map((field) => details[field])
    .filter((part) => part !== '')
    .join('; ');
}
