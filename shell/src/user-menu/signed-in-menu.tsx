import { AddLogo, updateSiteSettings } from 'api-client';
import { ChevronDown, Image, LogOut, Pencil, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  selectPermission,
  selectSiteDialog,
  signOut,
  siteDialogOpened,
  useAppDispatch,
  useAppSelector,
  usePermission,
} from 'shared-store';
import { Button, ButtonLink, notify } from 'ui-kit';
import { DropdownMenu } from 'ui-kit/menu';
import { ChangeLogoDialog } from './change-logo-dialog';
import { ChangeWebsiteDetailsDialog } from './change-website-details-dialog';
import { editLinkOf } from './edit-link';
import classes from './user-menu.module.css';

interface SignedInMenuProps {
  readonly name: string;
  readonly email: string;
}

/**
 * The user's name with Profile, Setting and Sign Out (specification, section 2), and the dialogs behind them, for users
 * with the permission.
 */
export function SignedInMenu({ name, email }: SignedInMenuProps): ReactNode {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const edit = editLinkOf(location);
  const mayEdit = useAppSelector((state) => edit !== undefined && selectPermission(state, edit.endpoint));
  const dialog = useAppSelector(selectSiteDialog);
  const mayChangeDetails = usePermission(updateSiteSettings);
  const mayChangeLogo = usePermission(AddLogo);
  const close = (): void => void dispatch(siteDialogOpened(null));
  // The administration redirects to the sign-in page by itself.
  const leave = (): void => void notify.success(dispatch(signOut()));
  return (
    <div className={classes.user}>
      {edit && mayEdit && (
        <ButtonLink
          href={edit.href}
          variant="ghost"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-label="Edit this page"
          title="Edit this page"
        />
      )}
      {!location.pathname.startsWith('/admin') && (
        <ButtonLink href="/admin" variant="ghost" size="small">
          Admin
        </ButtonLink>
      )}
      <DropdownMenu
        heading={email}
        trigger={
          <Button variant="secondary" size="small" aria-label={`User menu: ${name}`}>
            <span className={classes.name}>{name}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          mayChangeDetails && {
            label: 'Profile',
            icon: <SlidersHorizontal aria-hidden="true" />,
            onSelect: () => dispatch(siteDialogOpened('details')),
          },
          mayChangeLogo && {
            label: 'Setting',
            icon: <Image aria-hidden="true" />,
            onSelect: () => dispatch(siteDialogOpened('logo')),
          },
          (mayChangeDetails || mayChangeLogo) && ('separator' as const),
          { label: 'Sign Out', icon: <LogOut aria-hidden="true" />, onSelect: leave },
        ].filter((item) => item !== false)}
      />
      {dialog === 'logo' && <ChangeLogoDialog onClose={close} />}
      {dialog === 'details' && <ChangeWebsiteDetailsDialog onClose={close} />}
    </div>
  );
}
