import { X } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { WideWord } from '@/ui/Button/Button.styles';
import { Text } from '@/ui/Layout/Layout';
import { Kbd } from '@/ui/Text/Text';

/** With its word and its key, since one works in this window for long; on a phone only the cross is left. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button variant="quiet" icon={X} onClick={onClose}>
      <WideWord>Close</WideWord>{' '}
      <Text $notOnPhone>
        <Kbd aria-hidden="true">Esc</Kbd>
      </Text>
    </Button>
  );
}
