import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectOpening,
  teamArticleOpenCancelled,
  teamArticleOpenRequested,
  type ArticleToOpen,
} from '@/features/team';
import { Button } from '@/ui/Button/Button';

interface OpenArticleProps {
  readonly article: ArticleToOpen;
  /** What is opened, for assistive technology, where the words do not say it. */
  readonly of?: string;
  readonly words?: string;
}

/** Opens an article of the library; while its file is fetched, that can be cancelled. */
export function OpenArticle({ article, of, words = 'Open' }: OpenArticleProps) {
  const { id, segment } = article;
  const opening = useSelector(selectOpening);
  const isBusy = opening?.id === id && opening.segment === segment;
  const dispatch = useDispatch();
  const open = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    dispatch(teamArticleOpenCancelled());
    open.current?.focus();
  };
  const shown = isBusy ? 'Opening …' : words;
  return (
    <>
      <Button
        ref={open}
        size="s"
        busy={isBusy}
        aria-label={of === undefined ? undefined : `${isBusy ? 'Opening' : 'Open'} ${of}`}
        onClick={() => dispatch(teamArticleOpenRequested(article))}
      >
        {shown}
      </Button>
      {isBusy && (
        <Button size="s" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </>
  );
}
