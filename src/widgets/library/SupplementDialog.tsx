import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectArticles, selectProposedParent, supplementSet } from '@/features/library';
import { useSelectorWith } from '@/lib/useSelectorWith';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Field } from '@/ui/Field/Field';
import { Select } from '@/ui/Field/Field.styles';
import { sortArticles, titleOf } from './sortArticles';

interface SupplementDialogProps {
  readonly work: WorkSummary;
  readonly onClose: () => void;
}

/** Asks whose supplement an article is. */
export function SupplementDialog({ work, onClose }: SupplementDialogProps) {
  const dispatch = useDispatch();
  const proposed = useSelectorWith(selectProposedParent, work);
  const articles = useChoices(work);
  const [chosen, setChosen] = useState(work.facts?.supplementOf ?? proposed?.hash ?? '');
  const isListed = articles.some(({ hash }) => hash === chosen);
  const save = () => {
    onClose();
    dispatch(supplementSet({ hash: work.hash, of: chosen }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Supplement of…"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={isListed ? undefined : 'Choose the article first'}
            onClick={save}
          >
            Attach
          </Button>
        </>
      }
    >
      <ArticleChoice
        work={work}
        articles={articles}
        chosen={isListed ? chosen : ''}
        onChoose={setChosen}
      />
    </Dialog>
  );
}

/** Whatever is no supplement itself, by title. */
const useChoices = ({ hash }: WorkSummary): readonly WorkSummary[] =>
  sortArticles(
    useSelector(selectArticles).filter(
      (other) => other.hash !== hash && other.facts && !other.facts.supplementOf,
    ),
    { key: 'article', isDescending: false },
  );

interface ArticleChoiceProps {
  readonly work: WorkSummary;
  readonly articles: readonly WorkSummary[];
  /** Hash, or empty. */
  readonly chosen: string;
  readonly onChoose: (hash: string) => void;
}

function ArticleChoice({ work, articles, chosen, onChoose }: ArticleChoiceProps) {
  if (articles.length === 0) {
    return <p>Add the article first: the library has no other that this can belong to.</p>;
  }
  return (
    <Field
      label="Article"
      hint={`The drawings of “${work.name}” are then exported with the title and the DOI of that article. What was read and checked stays as it is.`}
    >
      {({ required: _, ...control }) => (
        <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="" disabled>
            Choose an article
          </option>
          {articles.map((article) => (
            <option key={article.hash} value={article.hash}>
              {optionText(article)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Titles may be alike. */
const optionText = (work: WorkSummary): string =>
  work.facts?.title === undefined ? work.name : `${titleOf(work)} (${work.name})`;
