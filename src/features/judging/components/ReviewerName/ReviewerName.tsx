import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REVIEWER_LIMIT } from '@/domain/judgement';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { reviewerNamed, selectReviewer } from '../../judging.slice';
import { useReviewerName } from './useReviewerName';

/** Asks once who judges; whoever does not want to say so is not asked again. */
export function AskReviewer() {
  const dispatch = useDispatch();
  const isAsked = useSelector(selectReviewer) !== null;
  return isAsked ? null : (
    <Stack $gap={1} $pad="2 3 3">
      <ReviewerName
        refusal={
          <Button size="s" variant="quiet" onClick={() => dispatch(reviewerNamed(''))}>
            No name
          </Button>
        }
      />
    </Stack>
  );
}

interface ReviewerNameProps {
  /** A button to give none. */
  readonly refusal?: ReactNode;
}

/** The name that is kept with each judgement; an empty one ends that, once it is kept by the button. */
export function ReviewerName({ refusal }: ReviewerNameProps) {
  const { text, isKept, onType, keep, keepGiven } = useReviewerName();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keepGiven();
      }}
    >
      <Field label="Your name, with each judgement (optional)">
        {(control) => (
          <Input
            {...control}
            maxLength={REVIEWER_LIMIT}
            value={text}
            onChange={({ target: { value } }) => onType(value)}
          />
        )}
      </Field>
      <Small>Kept with the work in this browser; exports have it only if you say so there.</Small>
      {/* Where a pressed button gets no focus, the field would be left before the button answers. */}
      <Row $gap={2} $pad="1 0 0" $align="normal" onMouseDown={(event) => event.preventDefault()}>
        <Button size="s" type="submit" disabledReason={isKept ? 'Nothing to keep' : undefined}>
          Keep the name
        </Button>
        {refusal}
      </Row>
    </form>
  );
}
