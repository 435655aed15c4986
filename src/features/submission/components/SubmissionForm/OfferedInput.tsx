import type { ChangeEvent } from 'react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Offers } from '@/domain/submission/offers';
import { Combobox } from '@/ui/Combobox/Combobox';
import type { ControlProps } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { selectOffers } from '../../offers.selectors';
import type { SelectedFrom } from '../../submission.selectors';
import { MentionNote } from './MentionNote';
import { offersInWords } from './offersInWords';

interface OfferedInputProps<Kind extends keyof Offers> extends ControlProps {
  /** What the article may have to offer for this text. */
  readonly kind: Kind;
  readonly value: string;
  readonly readOnly: boolean;
  readonly maxLength: number;
  /** What of the text finds offers; all of it, unless told otherwise. */
  readonly query?: string;
  readonly 'data-field'?: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onChoose: (offer: Offers[Kind][number]) => void;
}

/** A text of the form, with what the article has to offer for it: offered, never filled in. */
export function OfferedInput<Kind extends keyof Offers>(props: OfferedInputProps<Kind>) {
  const { kind, query, onChoose, ...control } = props;
  const offers = useSelector((state: SelectedFrom) => selectOffers(state)[kind]);
  const options = useMemo(
    () =>
      offers.map((offer) => ({
        value: offer.value,
        details: <MentionNote offer={offer} />,
        offer,
      })),
    [offers],
  );
  if (options.length === 0) return <Input {...control} autoComplete="off" />;
  return (
    <Combobox
      {...control}
      {...(query !== undefined && { query })}
      options={options}
      listLabel={offersInWords(kind, options.length)}
      onChoose={({ offer }) => onChoose(offer)}
    />
  );
}
