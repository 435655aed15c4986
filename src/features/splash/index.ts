export { SplashScreen } from './SplashScreen';
export { splashReducer, type SplashRootState } from './splash.slice';
export { splashSaga } from './splash.saga';
