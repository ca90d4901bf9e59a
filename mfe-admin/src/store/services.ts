import {
  AddServices,
  DeleteServices,
  EditServices,
  GetServices,
  InnerAddServices,
  InnerDeleteServices,
  InnerEditServices,
  type Tag,
} from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

/** What shows services, or what became of them. */
const touched: readonly Tag[] = ['services', 'revisions', 'trash', 'audit', 'dashboard'];

export const {
  useServicesInAdminQuery,
  useServicesAddMutation,
  useServicesEditMutation,
  useServicesDeleteMutation,
  useServicesAddInnerMutation,
  useServicesEditInnerMutation,
  useServicesDeleteInnerMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    servicesInAdmin: readItems(build, GetServices, ['services']),
    servicesAdd: change(build, AddServices, touched),
    servicesEdit: change(build, EditServices, touched),
    servicesDelete: change(build, DeleteServices, touched),
    servicesAddInner: change(build, InnerAddServices, touched),
    servicesEditInner: change(build, InnerEditServices, touched),
    servicesDeleteInner: change(build, InnerDeleteServices, touched),
  }),
});

/** The services with those that visitors do not see yet. */
export const ALL_SERVICES = { withToken: true, query: { status: 'all' } } as const;
