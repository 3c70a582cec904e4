import { expect, test, vi } from "vitest";

vi.mock("../services/services.ts", () => ({
  playContext: { clock: { now: () => 0 } },
  sessionStore: {},
  houseInfo: {},
}));

test("a device is named by browser and system, or by its own words if both are unknown", async () => {
  const { deviceName } = await import("./notice-row.tsx");
  expect(
    deviceName("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36 Edg/149.0"),
  ).toBe("Edge, Windows");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1")).toBe(
    "Safari, iPhone",
  );
  expect(deviceName("node")).toBe("node");
});
