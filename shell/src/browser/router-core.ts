/** What makes the router that navigates. It comes in a file of its own, once the page answers. */
export { createBrowserRouter } from 'react-router';
