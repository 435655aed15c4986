import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Muted } from '@/ui/Text/Text';
import { Links } from './SessionGate.styles';

const SERVICES = [
  {
    name: 'COCONUT',
    address: 'https://coconut.naturalproducts.net',
    what: 'the collection of open natural products',
  },
  {
    name: 'DECIMER.ai',
    address: 'https://decimer.ai',
    what: 'recognises single structure images',
  },
] as const;

/** Services to use in the meantime. Links open in another tab, so the place in the queue is kept. */
export function SisterServices() {
  return (
    <div>
      <h2>Meanwhile</h2>
      <Links>
        {SERVICES.map(({ name, address, what }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <VisuallyHidden> (another website, opens in a new tab)</VisuallyHidden>
            </a>{' '}
            <Muted>{what}</Muted>
          </li>
        ))}
      </Links>
    </div>
  );
}
