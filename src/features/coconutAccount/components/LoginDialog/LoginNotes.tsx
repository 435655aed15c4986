import { COCONUT_REGISTRATION_PAGE } from '@/domain/coconut';
import { usePlatform } from '@/platform/PlatformContext';
import { Muted } from '@/ui/Text/Text';
import { Notes } from './LoginDialog.styles';

/** Where the password goes, and how to get an account. */
export function LoginNotes() {
  const { config } = usePlatform();
  if (config.coconutIsStandIn) {
    return (
      <Notes>
        <Muted as="p">
          This is a stand-in for COCONUT on your own machine. It accepts any e-mail address with the
          password <code>coconut</code>. Do not enter a real password.
        </Muted>
        <RegistrationLink>Register at the real COCONUT</RegistrationLink>
      </Notes>
    );
  }
  return (
    <Notes>
      <Muted as="p">
        The password goes to <code>{hostOf(config.coconutUrl)}</code> and nowhere else. It is not
        stored.
      </Muted>
      <RegistrationLink>Register at COCONUT</RegistrationLink>
    </Notes>
  );
}

function RegistrationLink({ children }: { readonly children: string }) {
  return (
    <p>
      No account yet?{' '}
      <a href={COCONUT_REGISTRATION_PAGE} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </p>
  );
}

/** An address without a host is one on the page's own server. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'this server');
