import { act, screen, within } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { securityEventLogged, type SecurityEvent } from '../../security.slice';
import { SecurityLog } from './SecurityLog';

const AT = Date.UTC(2026, 10, 21, 14, 32, 8);

const event = (id: string, fields: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  at: AT,
  kind: 'session-opened',
  message: `Event ${id}`,
  flagged: false,
  ...fields,
});

describe('the security log', () => {
  const show = (...events: SecurityEvent[]) => {
    const { store } = renderWithStore(<SecurityLog />);
    act(() => events.forEach((it) => void store.dispatch(securityEventLogged(it))));
    return within(screen.getByRole('region', { name: 'Security log' }));
  };

  it('says that nothing has happened yet', () => {
    expect(show().getByText('Nothing has happened yet.')).toBeInTheDocument();
  });

  it('shows what happened, newest first', () => {
    const log = show(event('1'), event('2'), event('3'));
    const entries = log.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.map((text) => text.slice(-7))).toEqual(['Event 3', 'Event 2', 'Event 1']);
  });

  it("shows the time in the user's format, and exactly in data", () => {
    const log = show(event('1'));
    const time = log.getByText(new Date(AT).toLocaleTimeString());
    expect(time).toHaveAttribute('datetime', '2026-11-21T14:32:08.000Z');
  });

  it('marks flagged events by a word', () => {
    const log = show(event('1'), event('2', { flagged: true }));
    const flagged = log.getByText('Flagged').closest('li');
    expect(flagged).toHaveTextContent('Event 2');
    expect(log.getAllByText('Flagged')).toHaveLength(1);
  });
});
