export declare function bundleEntrypoints(root: string): Promise<void>
