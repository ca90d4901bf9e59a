import { AddLogo, updateSiteSettings } from 'api-client';
import { useNavigate } from 'react-router-dom';
import { signOut, siteDialogOpened, useAppDispatch, usePermission } from 'shared-store';
import { notify } from 'ui-kit';
import type { MenuGroup } from '../frame/menu';
import type { Command } from './matching';

/** The commands of the palette: the screens of the menu and the actions that are available everywhere. */
export function useCommands(groups: readonly MenuGroup[]): Command[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const mayChangeLogo = usePermission(AddLogo);
  const mayChangeDetails = usePermission(updateSiteSettings);
  const screens = groups.flatMap(({ name, entries }) =>
    entries.map(({ href, label }) => ({ id: href, label, group: name, run: () => void navigate(href) })),
  );
  return [
    ...screens,
    mayChangeLogo && {
      id: 'logo',
      label: 'Change Logo',
      group: 'Actions',
      run: () => void dispatch(siteDialogOpened('logo')),
    },
    mayChangeDetails && {
      id: 'details',
      label: 'Change Website Details',
      group: 'Actions',
      run: () => void dispatch(siteDialogOpened('details')),
    },
    { id: 'site', label: 'View site', group: 'Actions', run: () => void navigate('/') },
    {
      id: 'sign-out',
      label: 'Sign Out',
      group: 'Actions',
      run: () => void notify.success(dispatch(signOut())),
    },
  ].filter((command) => command !== false);
}
