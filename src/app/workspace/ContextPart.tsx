import type { ComponentProps } from 'react';
import type { ContextView } from '@/features/context';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';

/** The page that a segment was cut from. */
export const ContextPart = lazyPart<ComponentProps<typeof ContextView>>({
  name: 'The context',
  load: async () =>
    (
      await import(
        /* webpackChunkName: "context", webpackExports: ["ContextView"] */ '@/features/context'
      )
    ).ContextView,
  busy: () => <Waiting>Loading the context</Waiting>,
});
