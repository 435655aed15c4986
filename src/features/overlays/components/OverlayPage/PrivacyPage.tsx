import { Link } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import policy from '../../content/privacyPolicy.md';
import { recipientAddresses } from '../../content/recipientAddresses';
import { addressOf } from '../../overlay';
import { copyRequested } from '../../overlays.slice';
import { TextPage } from '../TextPage/TextPage';

/** Which data goes where (docs/requirements/session.md S2.PRIV.1). */
export function PrivacyPage() {
  const dispatch = useDispatch();
  const { address, config } = usePlatform();
  const copyLink = () => {
    const text = address.linkTo(addressOf('privacy-policy'));
    dispatch(copyRequested({ what: 'privacy-link', text }));
  };
  return (
    <TextPage
      of={policy}
      slots={{
        ...recipientAddresses(config, address.linkTo('')),
        copyLink: (
          <Button icon={Link} onClick={copyLink}>
            Copy Link
          </Button>
        ),
      }}
    />
  );
}
