import { selectLanguages, useAppSelector } from 'shared-store';

/** The codes of the site's languages into which the signed-in user translates, in the order of the site. */
export function useTranslatorLanguages(): readonly string[] {
  const { others } = useAppSelector(selectLanguages);
  const own = useAppSelector(({ session }) => (session.userInfo ?? session.expiredUser)?.languages);
  return Object.keys(others).filter((language) => own?.includes(language) ?? true);
}
