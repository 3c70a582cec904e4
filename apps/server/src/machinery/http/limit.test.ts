import { expect, test } from "vitest";
import { addressKey } from "./limit.ts";

test("an IPv6 user counts as one, however many addresses of their network they use", () => {
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe(addressKey("2001:db8:1:2::1"));
  expect(addressKey("2001:db8:1:2::1")).not.toBe(addressKey("2001:db8:1:3::1"));
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressKey("::1")).toBe(addressKey("::2"));
});

test("IPv4 addresses count one by one, even if they are mapped", () => {
  expect(addressKey("10.0.0.1")).toBe("10.0.0.1");
  expect(addressKey("::ffff:10.0.0.1")).not.toBe(addressKey("::ffff:10.0.0.2"));
});
