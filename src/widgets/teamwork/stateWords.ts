import type { ArticleState } from '@/domain/team/articleState';
import { namesInWords, shortNames } from './peopleWords';

/** `In work by anna`, with the user as `you`. */
export function stateInWords(state: ArticleState, user: string | undefined): string {
  const called = (name: string | undefined) => (name === undefined || name === user ? 'you' : name);
  switch (state.kind) {
    case 'free':
      return 'Free';
    case 'assigned':
      return `Assigned to ${called(state.to)}`;
    case 'inWork':
      return `In work by ${namesInWords(shortNames(state.by.map(called)))}`;
    case 'checked':
      return `Checked by ${called(state.by)}`;
    case 'confirmed':
      return `Confirmed by ${called(state.by)}`;
  }
}
