import { annotate } from '../../annotation/annotate';
import type { Annotation } from '../../annotation/annotate';

/** Annotation on a worker thread: a long text must not hold up the thread that answers sockets. */
export const annotationTasks = {
  annotate: (input: { readonly text: string }): Annotation => annotate(input.text),
};
