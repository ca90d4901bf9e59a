import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { notify } from 'ui-kit';

interface SignedInMenuProps {
  readonly name: string;
  readonly email: string;
}

/** The menu of a signed-in user; for visitors nothing is rendered and none of its code is loaded. */
export function UserMenu(): ReactNode {
  const user = useAppSelector(selectUserInfo);
  const [Menu, setMenu] = useState<ComponentType<SignedInMenuProps>>();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn || Menu) return;
    import(/* webpackChunkName: "user-menu" */ './signed-in-menu').then(
      (module) => setMenu(() => module.SignedInMenu),
      () => notify.error('The user menu could not be loaded. Please check the connection.'),
    );
  }, [signedIn, Menu]);
  return user && Menu ? <Menu name={user.name} email={user.email} /> : null;
}
