import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Dialog } from '@/ui/Dialog/Dialog';
import { HeadActions } from './HeadActions';

beforeAll(installDialogForJsdom);

function Stage({ segment }: { readonly segment: Segment }) {
  const [isFullScreen, setIsFullScreen] = useState(false);
  const full = { isFullScreen, onFullScreen: () => setIsFullScreen(!isFullScreen) };
  return (
    <Dialog
      open
      size="l"
      title="Segment #1"
      isFullScreen={isFullScreen}
      headActions={<HeadActions segment={segment} isCompared={false} {...full} />}
      onClose={() => undefined}
    >
      figures
    </Dialog>
  );
}

test('fills the screen and leaves it again', async () => {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  renderWithStore(<Stage segment={segment!} />, test);
  await userEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
  const leave = screen.getByRole('button', { name: 'Leave full screen' });
  expect(leave).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(leave);
  expect(screen.getByRole('button', { name: 'Fullscreen' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
