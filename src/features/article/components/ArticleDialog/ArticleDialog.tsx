import { useId, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { articleFault, articleInWords, changedWords } from '@/domain/article';
import { ARTICLE_FIELDS, type ArticleField } from '@/domain/articleFields';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Layout/Layout';
import { Spacer } from '@/ui/Text/Text';
import { articleWordsSet, selectArticle, selectArticleAsFound } from '@/article';
import { articleFormClosed } from '../../articleForm.slice';
import { ArticleInput } from './ArticleInput';
import { DoiLookUp } from './DoiLookUp';

type Typed = Readonly<Record<ArticleField, string>>;

const firstFault = (typed: Typed): ArticleField | undefined =>
  ARTICLE_FIELDS.find((field) => articleFault(field, typed[field]) !== undefined);

/** What is typed, and what becomes of it. */
function useArticleForm() {
  const dispatch = useDispatch();
  const stands = useSelector(selectArticle);
  const found = useSelector(selectArticleAsFound);
  const [typed, setTyped] = useState<Typed>(() => articleInWords(stands));
  const [wasRefused, setWasRefused] = useState(false);
  const close = () => dispatch(articleFormClosed());
  const type = (words: Partial<Typed>) => setTyped((before) => ({ ...before, ...words }));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = firstFault(typed);
    if (wrong !== undefined) {
      setWasRefused(true);
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const words = changedWords(typed, { stands, found });
    if (Object.keys(words).length > 0) dispatch(articleWordsSet({ words }));
    close();
  };
  const firstField: ArticleField = stands.doi === undefined ? 'doi' : 'title';
  const reset = () => type(articleInWords(found));
  return { typed, wasRefused, type, save, close, firstField, reset };
}

/** Title, authors, journal, year and DOI of the open article, as they stand, to be corrected. */
export function ArticleDialog() {
  const { typed, wasRefused, type, save, close, firstField, reset } = useArticleForm();
  const formId = useId();
  return (
    <Dialog
      open
      title="The article"
      size="m"
      initialFocus="content"
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onClick={reset}>
            As found
          </Button>
          <Spacer />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={3} id={formId} noValidate onSubmit={save}>
        {ARTICLE_FIELDS.map((field) => (
          <ArticleInput
            key={field}
            field={field}
            value={typed[field]}
            hasFocus={field === firstField}
            wasRefused={wasRefused}
            onType={(text) => type({ [field]: text })}
          />
        ))}
      </Stack>
      <DoiLookUp typedDoi={typed.doi} onUse={type} />
    </Dialog>
  );
}
