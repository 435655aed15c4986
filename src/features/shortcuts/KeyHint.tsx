import { Kbd } from '@/ui/Text/Text';
import type { KeyBinding } from './bindings';
import { useShortcut } from './useKeyCommand';

/** The key of a control, after its label; nothing while the key is switched off. */
export function KeyHint({ of }: { readonly of: KeyBinding }) {
  const name = useShortcut(of);
  return name === undefined ? null : <Kbd>{name}</Kbd>;
}
