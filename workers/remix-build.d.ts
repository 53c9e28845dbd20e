declare module "*/build/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
