import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.{ts,tsx}",
            "games/**/*.test.{ts,tsx}",
            "apps/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "integration",
          include: [
            "packages/**/*.db.test.ts",
            "apps/**/*.db.test.ts",
            "games/**/*.db.test.ts",
            "tests/integration/**/*.test.ts",
            "tests/torture/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**"],
          globalSetup: ["tests/database.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file has a database of its own; more of them at once would want more connections than PostgreSQL gives.
          maxWorkers: 2,
        },
      },
    ],
  },
});
