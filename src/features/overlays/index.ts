export { overlaysReducer, selectOverlay } from './overlays.slice';
export {
  featuresChosenInMenu,
  addressChanged,
  overlayHidden,
  overlayLeftForWork,
  overlayShown,
  overlayToggled,
} from './overlays.slice';
export type { OverlaysRootState, OverlaysState } from './overlays.slice';
export { OVERLAY_NAMES, type Overlay } from './overlay';
export { overlaysSaga } from './overlays.saga';
export { followAddress } from './sagas/followAddress.saga';
export { OverlayFrame, OverlayHost, OverlayPart } from './components/OverlayHost/OverlayHost';
export { Sheet } from './components/OverlaySheet/OverlaySheet.styles';
export { SheetBar } from './components/OverlaySheet/SheetBar.styles';
export { HomeLink, OverlayLink } from './components/OverlayLink/OverlayLink';
export { useEscapeHides } from './useEscapeHides';
