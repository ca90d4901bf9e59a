/** What remotes have of the router, under its own name: a package that is shared ships whole. */
export {
  data,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  redirect,
  useActionData,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Link } from './link';
