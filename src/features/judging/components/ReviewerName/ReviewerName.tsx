import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REVIEWER_LIMIT } from '@/domain/judgement';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { Small } from '@/ui/Text/Text';
import { reviewerNamed, selectReviewer } from '../../judging.slice';
import { Answers, Question } from './ReviewerName.styles';

/** Asks once who judges; whoever does not want to say so is not asked again. */
export function AskReviewer() {
  const dispatch = useDispatch();
  const isAsked = useSelector(selectReviewer) !== null;
  return isAsked ? null : (
    <Question>
      <ReviewerName />
      <Answers>
        <Button size="s" variant="quiet" onClick={() => dispatch(reviewerNamed(''))}>
          No name
        </Button>
      </Answers>
    </Question>
  );
}

/** The name that is kept with each judgement; an empty one ends that. */
export function ReviewerName() {
  const dispatch = useDispatch();
  const named = useSelector(selectReviewer);
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? named ?? '').trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(null);
        dispatch(reviewerNamed(name));
      }}
    >
      <Field label="Your name, with each judgement (optional)">
        {(control) => (
          <Input
            {...control}
            maxLength={REVIEWER_LIMIT}
            value={typed ?? named ?? ''}
            onChange={({ target: { value } }) => setTyped(value)}
          />
        )}
      </Field>
      <Small>Kept in this browser, and written into exports.</Small>
      <Answers>
        <Button
          size="s"
          type="submit"
          disabledReason={name === (named ?? '') ? 'Nothing to keep' : undefined}
        >
          Keep the name
        </Button>
      </Answers>
    </form>
  );
}
