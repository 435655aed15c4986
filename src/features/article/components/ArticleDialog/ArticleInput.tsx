import { useState } from 'react';
import { articleFault } from '@/domain/article';
import { ARTICLE_LIMITS, type ArticleField } from '@/domain/articleFields';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';

const LABELS: Readonly<Record<ArticleField, string>> = {
  title: 'Title',
  authors: 'Authors',
  journal: 'Journal',
  year: 'Year',
  doi: 'DOI',
};

const HINTS: Readonly<Partial<Record<ArticleField, string>>> = {
  authors: 'One a line, the first author first',
  doi: '10.… or its address. COCONUT takes no entry without one.',
};

interface ArticleInputProps {
  readonly field: ArticleField;
  readonly value: string;
  /** When the form opens. */
  readonly hasFocus: boolean;
  /** Saving was tried, and something was wrong. */
  readonly wasRefused: boolean;
  readonly onType: (text: string) => void;
}

/** A field of the form. Its error is shown once the field is left, and while it is being corrected. */
export function ArticleInput({ field, value, hasFocus, wasRefused, onType }: ArticleInputProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const fault = articleFault(field, value);
  const control = {
    name: field,
    value,
    maxLength: field === 'doi' ? undefined : ARTICLE_LIMITS[field],
    autoComplete: 'off',
    'data-autofocus': hasFocus || undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
    onBlur: () => setWasLeft(true),
  };
  return (
    <Field
      label={LABELS[field]}
      hint={HINTS[field]}
      error={wasLeft || wasRefused ? fault : undefined}
    >
      {(given) =>
        field === 'title' || field === 'authors' ? (
          <TextArea {...given} {...control} rows={2} />
        ) : (
          <Input
            {...given}
            {...control}
            inputMode={field === 'year' ? 'numeric' : undefined}
            placeholder={field === 'doi' ? '10.' : undefined}
          />
        )
      }
    </Field>
  );
}
