import type { SectionPage } from 'api-client';
import type { Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { page as about } from '../about/about-page';
import { page as contact } from '../contact/contact-page';
import { page as home } from '../home/home-page';

/** The pages whose sections editors compose, and which have a preview. */
export const fixedPages: Partial<Record<SectionPage, (store: AppStore) => Page<RootState>>> = { home, about, contact };
