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
  /** Which of the article's suggestions apply to this text. */
  readonly kind: Kind;
  readonly value: string;
  readonly readOnly: boolean;
  readonly maxLength: number;
  /** The part of the text used to search the suggestions; defaults to all of it. */
  readonly query?: string | undefined;
  readonly 'data-field'?: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onChoose: (offer: Offers[Kind][number]) => void;
}

/** A text field with suggestions from the article, which are never filled in automatically. */
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
