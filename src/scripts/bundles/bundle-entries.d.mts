export declare function bundleEntries(root: string): Promise<void>
