import * as federationContract from 'federation/contract';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRouterDom from 'react-router-dom';
import * as sharedStore from 'shared-store';
import * as uiKit from 'ui-kit';
import * as uiKitDialog from 'ui-kit/dialog';
import * as uiKitForm from 'ui-kit/form';
import * as uiKitMenu from 'ui-kit/menu';
import * as uiKitTable from 'ui-kit/table';
import * as uiKitTabs from 'ui-kit/tabs';

export { renderPage, type RenderRequest } from './render-page';

/**
 * What the remotes' server bundles may require: the same modules that the browser's host shares, so that a page is
 * rendered on one React, one router and one store. Keys follow `SHARED_MODULES` of the federation package.
 */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  'shared-store': sharedStore,
  'ui-kit': uiKit,
  'ui-kit/dialog': uiKitDialog,
  'ui-kit/form': uiKitForm,
  'ui-kit/menu': uiKitMenu,
  'ui-kit/tabs': uiKitTabs,
  'ui-kit/table': uiKitTable,
  'federation/contract': federationContract,
};
