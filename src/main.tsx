import '@/ui/styles/tokens.css';
import '@/ui/styles/global.css';
import '@/ui/styles/forcedColours.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '@/app/App';
import { workSagasLoaded } from '@/app/loadProcesses';
import { makeStore } from '@/app/store';
import { WorkPart } from '@/app/WorkPart';
import { createBrowserPlatform } from '@/platform/browser/createBrowserPlatform';
import { PlatformProvider } from '@/platform/PlatformContext';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

const platform = createBrowserPlatform();
const { store } = makeStore(platform, { workSagas: workSagasLoaded });

// Once the gate opens, React would otherwise show that the columns are loading, and nothing else for 300 ms.
void WorkPart.preload();

createRoot(container).render(
  <StrictMode>
    <PlatformProvider platform={platform}>
      <Provider store={store}>
        <App />
      </Provider>
    </PlatformProvider>
  </StrictMode>,
);

if (process.env.NODE_ENV === 'development') {
  void import(/* webpackChunkName: "replay" */ '@/app/replay/offerReplay').then(({ offerReplay }) =>
    offerReplay(platform, container),
  );
}
