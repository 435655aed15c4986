/**
 * The structure editor's page, `/ketcher/index.html`: Ketcher, and the messages through which the application
 * uses it. It has a separate build and security policy; the application only frames it.
 */
import 'ketcher-react/dist/index.css';
import './page.css';
import type { Ketcher } from 'ketcher-core';
import { Editor } from 'ketcher-react';
import { StandaloneStructServiceProvider } from 'ketcher-standalone/dist/binaryWasmNoRender';
import { createRoot } from 'react-dom/client';
import { errorMessage } from '@/lib/errorMessage';
import { answerRequests } from './answerRequests';
import { createDrawing } from './drawing';
import { HIDDEN_BUTTONS } from './hiddenButtons';
import { createOriginal } from './original';
import { connectToParent } from './parent';
import { readingPastes } from './readingPastes';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

const parent = connectToParent(window);
const services = readingPastes(new StandaloneStructServiceProvider());

const tellFailure = (error: unknown) =>
  parent.send({ type: 'marcus-editor/failed', message: errorMessage(error) });

let hasBegun = false;

/** Ketcher calls `onInit` twice: when the canvas is ready, and when the editor around it is. */
const begin = (ketcher: Ketcher) => {
  if (hasBegun) return;
  hasBegun = true;
  const drawing = createDrawing(ketcher);
  drawing
    .untilReady()
    .then(() => answerRequests(parent, drawing, createOriginal(ketcher)), tellFailure);
};

// Ketcher focuses itself as it starts; out of sight (`unseenEditor`) it would take the keys from who works beside it.
if (window.frameElement?.hasAttribute('inert')) HTMLElement.prototype.focus = () => undefined;

// No StrictMode: Ketcher breaks if mounted twice (epam/ketcher#7879).
createRoot(container).render(
  <Editor
    staticResourcesUrl="."
    structServiceProvider={services}
    disableMacromoleculesEditor
    buttons={HIDDEN_BUTTONS}
    errorHandler={() => undefined}
    onInit={begin}
  />,
);
