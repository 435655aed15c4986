import { HealthIndicator } from '@/features/health';
import { Messages, NoticeToasts } from '@/features/notices';
import { SessionIndicator, SessionNotice } from '@/features/session';
import { SplashScreen } from '@/features/splash';
import { ThemeAttribute, ThemeSwitch, ThemeToggle } from '@/features/theme';
import { BetaBanner } from './shell/BetaBanner';
import { Footer } from './shell/Footer';
import { Frame, Main, NoticeLine } from './shell/Frame';
import { Header } from './shell/Header';
import { Title } from './shell/Title';
import { columnContents } from './workspace/columnContents';
import { JumpBar } from './workspace/JumpBar';
import { Workspace } from './workspace/Workspace';

export function App() {
  return (
    <>
      <SplashScreen />
      <ThemeAttribute />
      <Frame>
        <Header
          backendStatus={<HealthIndicator />}
          session={<SessionIndicator />}
          messages={<Messages />}
          themeToggle={<ThemeToggle />}
          themeSwitch={<ThemeSwitch />}
        />
        <NoticeLine>
          <SessionNotice />
          <BetaBanner />
        </NoticeLine>
        <Main>
          <Title />
          <JumpBar />
          <Workspace columns={columnContents} />
        </Main>
        <Footer />
      </Frame>
      <NoticeToasts />
    </>
  );
}
