export { Provider } from 'react-redux';

export { makeStore } from './store';
export type { AppDispatch, AppStore, AppThunk, StoreOptions } from './store';
export type { ServerState } from './server-state';
export { addQueries } from './add-queries';
export { createSlice } from '@reduxjs/toolkit';
export { injectSlice } from './root-reducer';
export type { RootState } from './root-reducer';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { selectPermission, useMayChange, useMayPublish, useOnlyPublishes, usePermission } from './use-permission';
export type { PdfRequest, SiteServices } from './site-services';

export { siteApi } from './site-api';
export type { SiteRequest } from './site-api';
export { change, changeTogether, readAnswer, readItems, request } from './site-endpoints';
export { makeStale, tagsOf } from './tags';
export type { ChangeArgOf, QueryArgOf, SiteBuilder } from './site-endpoints';
export { answerOf, readOf, useAnswer, useChange, useRead } from './use-call';
export { failureOf, isNotFound, messageOf, statusOf } from './site-error';
export type { SiteError } from './site-error';
export { callApi, downloadPdf } from './calls';
export { attemptFor } from './send-attempt';
export type { SendAttempt } from './send-attempt';

export { selectSiteSettings, useSiteSettings } from './site-settings';

export { Day, Moment, selectDates, ShortDay, useDates } from './site-dates';
export { sectionApi, useHomeSection, useSectionsOfPageQuery } from './page-sections';

export { selectSession, selectUserInfo, userLoaded } from './session-slice';
export type { SessionState } from './session-slice';
export { checkSession, leaveSession, sessionChangedElsewhere, sessionExpired, signIn, signOut } from './session';
export { readToken, watchToken } from './token-storage';
export type { TokenChange } from './token-storage';

export {
  blogSelected,
  clientClicked,
  delayPassed,
  findIndustry,
  industrySelected,
  selectClickedClient,
  selectClickedService,
  selectClickedTestimonial,
  selectDelayed,
  selectSelectedBlog,
  selectSelectedIndustry,
  selectSiteDialog,
  serviceClicked,
  siteDialogOpened,
  testimonialClicked,
} from './interface-slice';
export type { InterfaceState, SiteDialog } from './interface-slice';
export { selectLanguages, type SiteLanguages } from './languages-slice';
export { selectOrigin } from './origin-slice';
