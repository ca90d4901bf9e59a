/**
 * Why a password is not taken (security.md, 5); nothing when it is. Its length is the schema's business.
 *
 * @param company the site's title, refused as a password beside the company's own name
 */
export declare function passwordProblem(password: string, { email, company }: {
    email: string;
    company?: string;
}): string | undefined;
