import type { ReactNode } from 'react';
import { toApiError } from '@/api/apiError';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Text } from '@/ui/Layout/Layout';

interface AnswerStateProps {
  /** What is asked for, such as `the articles`. */
  readonly what: string;
  readonly answer: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Others said something since the answer. */
  readonly isOld: boolean;
  /** Of an answer. */
  readonly children: ReactNode;
}

/** What was asked of the library, or that it is being asked, or why it did not answer, with a way to ask again. */
export function AnswerState({ what, answer, isOld, children }: AnswerStateProps) {
  const { data, error, isFetching, refetch } = answer;
  const again = (
    <Button size="s" busy={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Asking…' : 'Ask again'}
    </Button>
  );
  return (
    <>
      {error !== undefined && (
        <Notice tone="danger" wraps actions={again}>
          The library did not tell {what}. {toApiError(error).message}
        </Notice>
      )}
      {error === undefined && data !== undefined && isOld && (
        <Notice tone="info" actions={again}>
          Something was said since.
        </Notice>
      )}
      {data === undefined && error === undefined && (
        <Text as="p" role="status" $pad={4} $ink="text-2">
          Asking the library for {what}…
        </Text>
      )}
      {data !== undefined && children}
    </>
  );
}
